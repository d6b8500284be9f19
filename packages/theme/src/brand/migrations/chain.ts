import type { Migration } from './migrate.ts';

/** The version of brand.json that `brandSchema` reads. */
export const currentVersion = 1;

/**
 * From each version of brand.json to the next, oldest first. When the format changes: raise `currentVersion`, change the
 * schema, add here what turns the old form into the new, and keep an old file as a test.
 */
export const brandMigrations: readonly Migration[] = [];
