import { vars } from '@livery/theme/vars';
import { Frame } from '@livery/ui/field';
import { styled } from 'styled-components';

/** The header has room for its form from here on; a narrower one has a button that leads to it. 80rem less a scroll bar. */
const roomy = '@container top-bar (min-width: 79rem)';

/** A phone in the hand: both ways in fit beside the logo only with a picture in place of the words "Log in". */
const snug = '@container top-bar (max-width: 23.99rem)';

/** A large text size on a phone leaves room for one way in; the pages behind it lead to the other. */
const cramped = '@container top-bar (max-width: 19.49rem)';

/** What a guest can do, beside each other and in one line. */
export const WaysIn = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  white-space: nowrap;
  ${roomy} {
    gap: ${vars.space.s1};
    & a,
    & button {
      padding-inline: ${vars.space.s2};
    }
  }
`;

export const Wide = styled.div`
  display: none;
  ${roomy} {
    display: block;
  }
`;

export const Narrow = styled.div`
  display: flex;
  ${roomy} {
    display: none;
  }
`;

export const RegisterPlace = styled.div`
  display: flex;
  ${cramped} {
    display: none;
  }
`;

/** Stands for the words where they have no room. */
export const LogInIcon = styled.span`
  display: none;
  ${snug} {
    display: inline-flex;
    vertical-align: middle;
  }
  ${cramped} {
    display: none;
  }
`;

/** Beside the icon they are still read out. */
export const LogInWords = styled.span`
  ${snug} {
    ${LogInIcon} + & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${cramped} {
    ${LogInIcon} + & {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
`;

/** Keeps the room of the summary while its code arrives. */
export const SummaryPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 7rem;
  min-block-size: 2.75rem;
  ${cramped} {
    min-inline-size: 0;
  }
`;

export const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${vars.space.s1};
  & > button {
    flex: none;
  }
`;

/** The library's field frame, as low as the header's buttons. */
export const Field = styled(Frame)`
  inline-size: 7rem;
  min-block-size: 2.25rem;
  font-size: ${vars.size.sm};
  && > input {
    padding-inline: ${vars.space.s2};
  }
  & ::placeholder {
    font-size: ${vars.size.xs};
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
