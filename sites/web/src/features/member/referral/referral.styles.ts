import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** What is invited with: the link and its buttons, and the picture beside them where there is room. */
export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s5};
  padding: ${vars.space.s5};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};

  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 18rem;
    gap: ${vars.space.s4};
    min-inline-size: 0;
  }
  & > :last-child {
    margin-inline: auto;
  }
`;

/** A link or a code, to be read and copied; it breaks anywhere. */
export const Copied = styled.p`
  display: grid;
  gap: ${vars.space.s1};
  margin: 0;
  overflow-wrap: anywhere;

  & > small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
  & > strong {
    font-variant-numeric: slashed-zero;
    user-select: all;
  }
`;
