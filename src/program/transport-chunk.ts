export { axiosTransport } from '#infra/gateway/axios-transport';
