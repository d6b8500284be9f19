import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteList } from '@livery/cli';

export type Site = SiteList['sites'][number];

/** The sites of the last good build; read again when a build has replaced them. */
export function siteDirectory(siteDir: string) {
  const file = join(siteDir, 'sites.json');
  let modified = -1;
  let list: SiteList = { paths: [], pages: [], sites: [] };

  async function read(): Promise<SiteList> {
    const info = await stat(file).catch(() => undefined);
    if (info && info.mtimeMs !== modified) {
      // Written by our own build and moved into place whole; an older one named no paths.
      list = {
        paths: [],
        pages: [],
        ...(JSON.parse(await readFile(file, 'utf8')) as Pick<SiteList, 'sites'>),
      };
      modified = info.mtimeMs;
    }
    return list;
  }
  const all = async () => (await read()).sites;

  return {
    all,
    /** The addresses of the route table; empty when they are not known. */
    paths: async () => (await read()).paths,
    /** Those with a first screen in a file of their own. */
    pages: async () => (await read()).pages,
    /** The merchant that claims the host, else the default one; undefined before the first build. */
    async of(host: string | undefined): Promise<Site | undefined> {
      const name = hostName(host);
      const known = await all();
      return (
        known.find(({ merchant }) => merchant.hosts.includes(name)) ??
        known.find(({ merchant }) => merchant.default)
      );
    },
  };
}

/** A `Host` header without its port, in small letters, without the root's final dot. */
function hostName(header: string | undefined): string {
  return (header ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
