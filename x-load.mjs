import { chromium } from 'playwright-core';
import { readFileSync, readdirSync } from 'node:fs';
const O='http://localhost:5099';
const cpu=(root)=>{const ps=[];for(const p of readdirSync('/proc')){if(!/^\d+$/.test(p))continue;try{const s=readFileSync(`/proc/${p}/stat`,'utf8');const r=s.slice(s.lastIndexOf(')')+2).split(' ');ps.push([+p,+r[1],(+r[11]+ +r[12]+ +r[13]+ +r[14])/100,readFileSync(`/proc/${p}/cmdline`,'utf8').match(/--type=([a-z-]+)/)?.[1]??'browser'])}catch{}}
 const mine=new Set([root]);let g=true;while(g){g=false;for(const[p,pp]of ps)if(mine.has(pp)&&!mine.has(p)){mine.add(p);g=true}}
 const by={};for(const[p,,c,k]of ps)if(mine.has(p)){by[k]=(by[k]??0)+c;by.all=(by.all??0)+c}
 // dead children: counted in cutime of parent (reaped)
 return by};
const FLAGS=['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run',...(process.argv[3]?.split(' ')??[])];
const server=await chromium.launchServer({executablePath:'/usr/bin/chromium-headless-shell',headless:true,args:FLAGS});
const root=server.process().pid;
const b=await chromium.connect(server.wsEndpoint());
const opt={viewport:{width:1350,height:940},locale:'zh-CN',timezoneId:'Asia/Shanghai',reducedMotion:'reduce'};
const N=8; const mode=process.argv[2];
const place=process.env.PLACE??'/#/home';
const load=async(ctx)=>{const p=await ctx.newPage();await p.goto(O+place);await p.getByRole('button',{name:'登录 / 注册'}).waitFor();await p.waitForLoadState('networkidle');await p.close()};
let ctx=await b.newContext(opt);await load(ctx);
const t=performance.now();const c0=cpu(root);
for(let i=0;i<N;i++){if(mode==='new'){await ctx.close();ctx=await b.newContext(opt)}
 if(mode==='blank'){const p=await ctx.newPage();await p.goto('about:blank');await p.close();continue}
 await load(ctx)}
await new Promise(r=>setTimeout(r,500));
const c1=cpu(root);console.log(mode,'wall/load',((performance.now()-t)/N).toFixed(0),'cpu/load',Object.fromEntries(Object.keys(c1).map(k=>[k,((c1[k]-(c0[k]??0))/N).toFixed(2)])));
await b.close();await server.close();
