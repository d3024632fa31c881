import type { Group } from './sample-item';

export const FINISHES: readonly Group[] = [
  {
    section: '抹灰',
    trade: '抹灰工',
    plain: [
      ['plaster-inner', '内墙面抹灰', '㎡', 18.6, '水泥砂浆两遍，20 mm 厚；做灰饼、冲筋、护角、压光'],
      ['plaster-outer', '外墙面抹灰', '㎡', 15.2, '水泥砂浆两遍，20 mm 厚；含分格缝、滴水线'],
      ['plaster-ceiling', '天棚抹灰', '㎡', 15.8, '混凝土天棚；清理、甩浆、抹灰压光'],
      ['plaster-gypsum', '石膏砂浆机械喷涂', '㎡', 21, '内墙 10 mm 厚；喷涂、刮平、收光', { tools: 1.1 }],
      ['screed', '楼地面水泥砂浆找平', '㎡', 20, '30 mm 厚以内；清理、铺抹、压光、养护'],
    ],
    wide: [['plaster-inner-wide', '内墙面抹灰（含砂浆）', '㎡', 18.6, 11.5, '含预拌砂浆、挂网与护角条']],
  },
  {
    section: '防水',
    trade: '防水工',
    plain: [
      [
        'waterproof-sbs',
        'SBS 改性沥青卷材铺贴',
        '㎡',
        35,
        '单层热熔；基层处理、附加层、铺贴、收头',
        { tools: 0.3 },
      ],
      ['waterproof-coating', '聚氨酯防水涂膜', '㎡', 29, '2 mm 厚，分三遍涂刷；含附加层'],
      ['waterproof-base', '地下室底板自粘卷材', '㎡', 38, '预铺反粘，单层'],
    ],
    wide: [
      ['waterproof-sbs-wide', 'SBS 卷材防水（含卷材）', '㎡', 35, 34, '4 mm 厚 II 型，含冷底子油与燃料'],
    ],
  },
  {
    section: '保温',
    trade: '抹灰工',
    plain: [
      ['insulation-outer', '外墙外保温', '㎡', 10.6, '板材粘贴、锚固、抹面胶浆挂网'],
      ['insulation-roof', '屋面挤塑板铺设', '㎡', 33, '干铺或粘贴，厚 80 mm 以内'],
    ],
    wide: [
      ['insulation-outer-wide', '外墙外保温（含材料）', '㎡', 10.6, 64, '岩棉板 80 mm，含胶浆、网格布与锚栓'],
    ],
  },
  {
    section: '涂料',
    trade: '油漆工',
    plain: [
      ['paint-inner', '内墙腻子与乳胶漆', '㎡', 20.5, '腻子两遍、打磨、底漆一遍、面漆两遍'],
      ['paint-putty', '内墙腻子', '㎡', 34, '两遍成活；找补、打磨'],
      ['paint-outer', '外墙真石漆', '㎡', 13.5, '腻子、底漆、喷涂、罩面；不含吊篮', { tools: 0.8 }],
    ],
    wide: [['paint-inner-wide', '内墙腻子与乳胶漆（含材料）', '㎡', 20.5, 11, '耐水腻子与合格品乳胶漆']],
  },
  {
    section: '地砖',
    trade: '瓦工',
    plain: [
      ['tile-floor', '地砖铺贴', '㎡', 10.3, '600×600–800×800 mm；清理、铺浆、铺贴、勾缝'],
      ['tile-wall', '墙砖镶贴', '㎡', 7.1, '300×600 mm；基层处理、镶贴、阳角、勾缝'],
      ['tile-skirting', '踢脚线镶贴', 'm', 42, '高 100–150 mm'],
      ['stone-floor', '石材楼地面铺贴', '㎡', 6.4, '20 mm 厚；铺贴、调缝、结晶前清理'],
    ],
    wide: [['tile-floor-wide', '地砖铺贴（含砂浆）', '㎡', 10.3, 17, '含水泥砂浆、填缝剂与切割机具']],
  },
  {
    section: '外墙',
    trade: '焊工',
    plain: [
      ['facade-stone', '干挂石材', '㎡', 3.6, '25 mm 厚；龙骨焊接、挂件、安装、打胶', { tools: 4 }],
      [
        'facade-glass',
        '构件式玻璃幕墙安装',
        '㎡',
        3.1,
        '立柱横梁、玻璃板块、打胶、淋水试验配合',
        { tools: 5 },
      ],
      [
        'facade-window',
        '断桥铝合金窗安装',
        '㎡',
        9.5,
        '附框、主框、扇、打胶塞缝',
        { trade: '木工', tools: 0.6 },
      ],
    ],
    wide: [],
  },
  {
    section: '水电',
    trade: '电工',
    plain: [
      ['services', '住宅水电安装', '㎡', 5.9, '按建筑面积；预埋、给排水、强弱电管线、器具安装'],
      ['services-conduit', '电气配管预埋', 'm', 62, 'PVC 或 JDG 管 DN20–25'],
      ['services-wire', '管内穿线', 'm', 240, '2.5–4 mm² 铜芯'],
      [
        'services-pipe',
        '室内给水管安装',
        'm',
        22,
        'PPR DN20–32，含管件热熔、试压',
        { trade: '管工', tools: 0.3 },
      ],
      [
        'services-sprinkler',
        '喷淋管道安装',
        'm',
        17.5,
        '镀锌钢管 DN25–80 丝接或沟槽',
        { trade: '管工', tools: 0.6 },
      ],
      [
        'services-duct',
        '碳钢通风管道安装',
        '㎡',
        7.6,
        '成品风管；支吊架、安装、漏风检查',
        { trade: '管工', tools: 0.8 },
      ],
    ],
    wide: [],
  },
];
