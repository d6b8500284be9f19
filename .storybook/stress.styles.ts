import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

export const Name = styled.p`
  margin: 0 0 ${vars.space.s1};
  color: ${vars.text.muted};
  font-size: ${vars.size.xs};
  direction: ltr;
`;

/** What is fixed to the window is fixed to this, so that many can stand one under another. */
export const Cell = styled.div`
  padding-inline: ${vars.space.s2};
  border-block: 1px dashed ${vars.border.subtle};
  overflow-x: auto;
  contain: layout;
`;
