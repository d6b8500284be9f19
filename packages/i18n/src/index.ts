export { createI18n, loadArea } from './create-i18n.ts';
export { type ForeignLang, foreignLang } from './foreign-lang.ts';
export type { Catalogue } from './load-catalogue.ts';
export type { Area, Areas, CatalogueKey, MessageId } from './messages.ts';
