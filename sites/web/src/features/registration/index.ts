export { loadRegisterDialog } from './load-register-dialog.ts';
export { registrationRoutes } from './registration.routes.ts';
