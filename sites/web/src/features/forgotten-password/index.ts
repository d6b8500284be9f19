export { forgottenPasswordRoute } from './forgotten-password.routes.ts';
export { loadForgotDialog } from './load-forgot-dialog.ts';
