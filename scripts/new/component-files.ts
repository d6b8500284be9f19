/** A file to write: its path below the library, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files of a new component, which pass every check as they are: a plain surface with a title, to be made into what it
 * should be.
 *
 * @param name in kebab-case
 * @throws Error when the name is not in kebab-case
 */
export function componentFiles(name: string): NewFile[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name of a component. Use lower case with hyphens, as in "payout-card".`,
    );
  const pascal = name.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const at = (file: string) => `${name}/${file}`;
  return [
    {
      path: at(`${name}.contract.ts`),
      text: `import type { ComponentContract } from '../contract.ts';

export const ${camel}Contract = {
  parts: ['root', 'title'],
  tones: ['neutral', 'info'],
} as const satisfies ComponentContract;

export type ${pascal}Tone = (typeof ${camel}Contract.tones)[number];
`,
    },
    {
      path: at(`${name}.styles.ts`),
      text: `import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div\`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: \${vars.space.s2};
  padding: \${vars.space.s4};
  border-radius: \${vars.radius.card};
  background-color: \${vars.surface.raised};
  color: \${vars.text.body};
  overflow-wrap: anywhere;

  &[data-tone='info'] {
    background-color: \${vars.status.infoSurface};
    color: \${vars.status.infoText};
  }
\`;

export const Title = styled.p\`
  margin: 0;
  font-weight: \${vars.weight.label};
\`;
`,
    },
    {
      path: at(`${name}.tsx`),
      text: `import type { ReactNode } from 'react';
import type { ${pascal}Tone } from './${name}.contract.ts';
import { Root, Title } from './${name}.styles.ts';

export type ${pascal}Props = {
  /** Default \`neutral\`. */
  tone?: ${pascal}Tone;
  title: ReactNode;
  children?: ReactNode;
};

/** A title with what belongs to it. */
export function ${pascal}({ tone = 'neutral', title, children }: ${pascal}Props) {
  return (
    <Root data-part="root" data-tone={tone}>
      <Title data-part="title">{title}</Title>
      {children}
    </Root>
  );
}
`,
    },
    {
      path: at(`${name}.stories.tsx`),
      text: `import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ${pascal} } from './${name}.tsx';

const meta = preview.meta({
  title: '${pascal}',
  tags: ['new'],
  component: ${pascal},
  args: { title: 'A title', children: 'What belongs to it.' },
  parameters: { stress: { missing: { children: undefined } } },
});

export const Neutral = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A title')).toBeVisible();
  },
});
export const Info = meta.story({ args: { tone: 'info' } });
`,
    },
    {
      path: at('index.ts'),
      text: `export { ${pascal}, type ${pascal}Props } from './${name}.tsx';
`,
    },
  ];
}
