import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from './layers.ts';
import { type Finding, lineAt, parse, type Source } from './source.ts';

/**
 * Addresses of the site that are written as text. They escape the route table, so nothing fails when their route is renamed or was
 * never there.
 */
export function checkAddresses(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ file }) => file.startsWith('sites/web/src/') && !isTest(file) && !isStory(file))
    .flatMap((source) => {
      const findings: Finding[] = [];
      const look = (value: ESTree.Node | null | undefined): void => {
        const text = value && textOf(value);
        if (!text?.startsWith('/')) return;
        findings.push({
          file: source.file,
          line: lineAt(source.text, value?.start ?? 0),
          found: `href ${JSON.stringify(text)}`,
          why: 'an address that is written as text is not checked against the route table.',
          fix: 'Use SiteLink or SiteButton with `to`, or useHref() where a component takes an address.',
        });
      };
      new Visitor({
        JSXAttribute: ({ name, value }) => {
          if (name.type !== 'JSXIdentifier' || name.name !== 'href') return;
          look(value?.type === 'JSXExpressionContainer' ? value.expression : value);
        },
        Property: ({ key, value }) => {
          if (key.type === 'Identifier' && key.name === 'href') look(value);
        },
      }).visit(parse(source).program);
      return findings;
    });
}

/** The text that a literal or a template begins with. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw;
  return undefined;
}
