import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  /* As wide as its figure at least, where what is around it asks: that breaks only where a whole line is too short for it. */
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('stat.radius', 'radius.card')};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
`;

export const Label = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Value = styled.div`
  position: relative;
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.xl};
  font-weight: ${vars.weight.heading};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${vars.leading.heading};
  overflow-wrap: break-word;

  /* An amount never wraps, and asks for its whole width; one that is longer than a line is better broken than cut, its sign kept with it. */
  & bdi {
    display: inline-block;
    inline-size: max-content;
    max-inline-size: 100%;
    white-space: normal;
    line-break: anywhere;
  }

  /* As high as a line of text; what is drawn in its place takes no room of its own. */
  &[aria-busy='true']::before {
    content: '\\200b';
  }
  &[aria-busy='true'] > * {
    position: absolute;
    inset-block: 15%;
    inset-inline: 0 auto;
    inline-size: 50%;
    block-size: auto;
    margin: 0;
  }
`;

export const Note = styled.p`
  min-block-size: calc(${vars.size.sm} * ${vars.leading.body});
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;
