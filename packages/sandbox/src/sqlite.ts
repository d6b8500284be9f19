export { type SqliteStore, sqliteStore } from './store/sqlite-store.ts';
