/** Accessibility trees as text, by the name of their story, in the order of the file. */
export type KeptTrees = ReadonlyMap<string, string>;

const head = `The accessibility tree of each story at its end: roles, names, states, live text.
Written by \`npm run vitest -- run --project stories <the story file> --update\`; review the diff before you commit it.
`;

/** Reads a file as `writeTrees` wrote it. */
export function readTrees(text: string): KeptTrees {
  const [, ...sections] = text.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1).trim()] as const;
    }),
  );
}

/** One section for each story; the same trees give the same bytes. */
export function writeTrees(trees: KeptTrees): string {
  const sections = [...trees].map(([story, tree]) => `\n## ${story}\n\n${tree}\n`);
  return head + sections.join('');
}
