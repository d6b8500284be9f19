import { vars } from '@livery/theme/vars';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { asPainted } from '../../../../.storybook/panel/declared-pairs.ts';
import { paintedPairs } from '../../../../.storybook/panel/painted-pairs.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const meta = preview.meta({ title: 'Samples/Painted pairs', tags: ['!autodocs'] });

const Sheet = styled.div`
  --ink: ${vars.text.muted};

  padding: ${vars.space.s4};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
`;
const Inherits = styled.p`
  --ink: ${vars.text.brand};
`;
const ByVariable = styled.p`
  color: var(--ink);
  transition: color 2s;
`;
const Slope = styled.div`
  background-image: linear-gradient(${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
`;
const Marked = styled.p`
  &::before {
    content: '!';
    color: ${vars.status.dangerText};
    background-color: ${vars.status.dangerSurface};
  }
`;
const Field = styled.input`
  border: 1px solid ${vars.border.control};
  background-color: ${vars.surface.page};
  color: ${vars.text.body};

  &::placeholder {
    color: ${vars.text.muted};
  }
`;
const Drawing = styled.svg`
  inline-size: 1rem;
  color: ${vars.text.accent};
`;
const Rule = styled.hr`
  border: 0;
  border-block-start: 1px solid ${vars.border.subtle};
`;

/** What a person would tell of the sheet below. */
const expected = [
  'text text.body surface.raised × 1',
  'text text.brand surface.raised × 1',
  'text stage.text stage.fill × 1',
  'text stage.text stage.fillEnd × 1',
  'text status.dangerText status.dangerSurface × 1',
  'edge border.control surface.raised × 2',
  'text text.muted surface.page × 1',
  'text text.body surface.page × 1',
  'graphic text.accent surface.raised × 1',
];

export const Found = meta.story({
  name: 'Finds the tokens that meet on screen',
  render: () => (
    <Sheet data-testid="sheet">
      Text of its own
      <Inherits>
        <ByVariable as="span">Text by a variable of its parent</ByVariable>
      </Inherits>
      <Slope>Text on a slope</Slope>
      <Marked />
      <Field placeholder="Nothing yet" aria-label="Empty" />
      <Field defaultValue="Something" aria-label="Full" />
      <Drawing viewBox="0 0 2 2" aria-hidden="true">
        <circle cx="1" cy="1" r="1" fill="currentColor" />
      </Drawing>
      <Rule />
      <VisuallyHidden>For screen readers</VisuallyHidden>
      <p hidden>Not drawn</p>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByTestId('sheet');
    const sheets = document.adoptedStyleSheets.length;
    const coloured = canvas.getByText('Text by a variable of its parent');
    const before = getComputedStyle(coloured).color;
    const pairs = paintedPairs(sheet).map(
      ({ kind, foreground, background, elements }) =>
        `${kind} ${foreground} ${background} × ${elements.length}`,
    );
    await expect(pairs.sort()).toEqual(expected.sort());
    // Looking leaves nothing behind, not even the start of a transition.
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
    await expect(getComputedStyle(coloured).color).toBe(before);
    await expect(coloured.getAnimations()).toEqual([]);
  },
});

export const ComponentTokens = meta.story({
  name: 'Reports component tokens by name',
  render: () => (
    <Card data-testid="card" variant="raised">
      On a card <Button variant="primary">Press</Button> <Badge>New</Badge>
    </Card>
  ),
  play: async ({ canvas }) => {
    const painted = paintedPairs(canvas.getByTestId('card'));
    const words = (pairs: typeof painted) =>
      pairs.map(({ kind, foreground, background }) => `${kind} ${foreground} ${background}`);
    await expect(words(painted).sort()).toEqual([
      'edge button.primaryEdge card.fill',
      'text action.neutralText action.neutralFill',
      'text button.primaryText button.primaryFill',
      'text text.body card.fill',
    ]);
    // A brand that sets the button's text alone: for the rest the semantic tokens hold.
    const held = asPainted(painted, (token) => token === 'button.primaryText');
    await expect(words(held).sort()).toEqual([
      'edge action.primaryEdge surface.raised',
      'text action.neutralText action.neutralFill',
      'text button.primaryText action.primaryFill',
      'text text.body surface.raised',
    ]);
  },
});

const Diagram = styled.svg`
  fill: ${vars.text.body};

  & rect {
    fill: ${vars.surface.raised};
    stroke: ${vars.border.control};
  }
  & [data-lit] > rect {
    fill: ${vars.action.primaryFill};
    stroke: ${vars.action.primaryEdge};
  }
  & [data-lit] > text {
    fill: ${vars.action.primaryText};
  }
  & [data-halo] {
    fill: ${vars.text.muted};
    paint-order: stroke;
    stroke: ${vars.surface.page};
    stroke-width: 4px;
  }
  & path {
    fill: none;
    stroke: ${vars.text.accent};
  }
  & marker path {
    fill: ${vars.status.dangerText};
  }
`;

export const Drawings = meta.story({
  name: 'Finds what is behind each part of a drawing',
  render: () => (
    <Sheet data-testid="sheet">
      <Diagram viewBox="0 0 300 100" width="300" height="100" role="img" aria-label="Two states">
        <defs>
          <marker id="painted-pairs-arrow">
            <path d="M0 0 8 4 0 8Z" />
          </marker>
        </defs>
        <g>
          <rect x="10" y="10" width="120" height="60" />
          <text x="20" y="40">
            idle
          </text>
        </g>
        <g data-lit="">
          <rect x="170" y="10" width="120" height="60" rx="8" />
          <text x="180" y="40">
            busy
          </text>
        </g>
        <path d="M130 40H170" markerEnd="url(#painted-pairs-arrow)" />
        <text x="130" y="90" data-halo="">
          start
        </text>
      </Diagram>
      <details>
        <summary>In words</summary>
        <Marked>Not open</Marked>
      </details>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const pairs = paintedPairs(canvas.getByTestId('sheet')).map(
      ({ kind, foreground, background, elements }) =>
        `${kind} ${foreground} ${background} × ${elements.length}`,
    );
    await expect(pairs.sort()).toEqual([
      'edge action.primaryEdge surface.raised × 1',
      'edge border.control surface.raised × 1',
      'graphic text.accent surface.raised × 1',
      'text action.primaryText action.primaryFill × 1',
      'text text.body surface.raised × 2',
      'text text.muted surface.page × 1',
    ]);
  },
});
