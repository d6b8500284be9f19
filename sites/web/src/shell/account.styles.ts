import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The header has room for its form from here on; a narrower one has a button that leads to it. 80rem less a scroll bar. */
const roomy = '@container top-bar (min-width: 79rem)';

export const Wide = styled.div`
  display: none;
  ${roomy} {
    display: block;
  }
`;

export const Narrow = styled.div`
  display: flex;
  white-space: nowrap;
  ${roomy} {
    display: none;
  }
`;

/** Keeps the room of the summary while its code arrives. */
export const SummaryPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 7rem;
  min-block-size: 2.75rem;
`;

export const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  margin-inline-end: ${vars.space.s2};
  & > button {
    flex: none;
  }
`;

export const Field = styled.input`
  inline-size: 8.5rem;
  min-block-size: 2.25rem;
  margin: 0;
  padding-inline: ${vars.space.s3};
  border: ${vars.border.width} solid ${vars.border.control};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  font: inherit;
  font-size: ${vars.size.sm};
  &::placeholder {
    color: ${vars.text.muted};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${vars.border.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    font-size: 1rem;
  }
`;
