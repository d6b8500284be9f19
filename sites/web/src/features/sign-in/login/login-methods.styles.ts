import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** A word and the one act that it is about; on a narrow panel one below the other. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.sunken};

  & > p {
    flex: 1 1 10rem;
  }
  & > button {
    flex: 0 1 auto;
  }
`;

/** Providers beside each other, below the word that parts them from the form. */
export const Providers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${vars.space.s3};
`;

/** A line on both sides of a word. */
export const Parted = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
`;

/** Words in the place of a form, before the acts below them. */
export const Told = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  min-block-size: 8rem;
  align-content: center;
  text-align: center;
  text-wrap: balance;

  & > * {
    margin: 0;
  }
  & > h2 {
    font-size: ${vars.size.lg};
  }
  & > p {
    color: ${vars.text.muted};
  }
`;
