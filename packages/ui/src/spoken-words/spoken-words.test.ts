import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { rooms } from './index.ts';

const require = createRequire(import.meta.url);

type Sentences = Readonly<Record<string, string | ((gaps: object, format: object) => string)>>;

/** What a room of React Aria says in English. */
async function englishOf(room: string): Promise<Sentences> {
  const [library = '', name = ''] = room.split('/');
  const folder = dirname(require.resolve(`${library}/package.json`));
  const file = join(folder, `dist/private/intl/${name}/en-US.mjs`);
  return ((await import(pathToFileURL(file).href)) as { default: Sentences }).default;
}

const oursIn = async (room: string) =>
  ((await import(`./words/${rooms[room]}.ts`)) as { spoken: Readonly<Record<string, Sentences>> })
    .spoken;

/** A sentence with every branch of it taken, and the names of the gaps that it fills. */
function sayAll(sentence: Sentences[string] = ''): { said: string; gaps: string[] } {
  if (typeof sentence === 'string') return { said: sentence, gaps: [] };
  const asked = new Set<string>();
  const gaps = new Proxy(
    {},
    {
      get(_, name) {
        asked.add(String(name));
        return true;
      },
    },
  );
  const branch = (options: Readonly<Record<string, unknown>>, name: string) => {
    const taken = options[name];
    return typeof taken === 'function' ? taken() : taken;
  };
  const said = sentence(gaps, {
    number: String,
    plural: (_: number, options: Readonly<Record<string, unknown>>) => branch(options, 'other'),
    select: (options: Readonly<Record<string, unknown>>) => branch(options, 'true'),
  });
  return { said, gaps: [...asked].sort() };
}

test.each(Object.keys(rooms))(
  '%s: each language has a string for each English one, with the same placeholders',
  async (room) => {
    const english = await englishOf(room);
    const names = Object.keys(english).sort();
    for (const [language, sentences] of Object.entries(await oursIn(room))) {
      expect([language, Object.keys(sentences).sort()]).toEqual([language, names]);
      for (const name of names) {
        expect([language, name, sayAll(sentences[name]).gaps]).toEqual([
          language,
          name,
          sayAll(english[name]).gaps,
        ]);
      }
    }
  },
);

test('each language is written in its own script', async () => {
  const scripts = {
    bn: /\p{Script=Bengali}/u,
    hi: /\p{Script=Devanagari}/u,
    th: /\p{Script=Thai}/u,
    vi: /\p{Script=Latin}/u,
  };
  for (const room of Object.keys(rooms)) {
    const spoken = await oursIn(room);
    expect(Object.keys(spoken).sort()).toEqual(Object.keys(scripts));
    for (const [language, letters] of Object.entries(scripts)) {
      for (const [name, sentence] of Object.entries(spoken[language] ?? {})) {
        expect([language, name, letters.test(sayAll(sentence).said)]).toEqual([
          language,
          name,
          true,
        ]);
      }
    }
  }
});
