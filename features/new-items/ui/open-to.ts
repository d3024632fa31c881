export const OPEN_TO = '新项开放数据向登录会员开放；仍看不到时，请与管理员核对账号的权限。';
