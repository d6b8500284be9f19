export { contactsOf } from './contacts.ts';
export { loadServiceDialog } from './load-service-dialog.ts';
export { ServiceBlock } from './service-block.tsx';
export { ServiceLink } from './service-link.tsx';
export { useServiceAction } from './use-service-action.tsx';
