import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** One thing below the other, in a page or a dialog. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  & > p,
  & > h2 {
    margin: 0;
  }
`;

/** A form's fields and its act, which stands apart from what is filled in. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  & > :last-child:not(:only-child) {
    margin-block-start: ${vars.space.s2};
  }
  /* A code's button, between the word about it and the field for it. */
  & > button:not(:last-child) {
    margin-block-end: ${vars.space.s3};
  }
  & > button[aria-disabled='true']:not([aria-busy]) {
    --fill: ${vars.surface.sunken};
    --fill-hover: ${vars.surface.sunken};
    --edge: ${vars.border.subtle};
    --ink: ${vars.text.muted};
    cursor: default;
  }
`;

/** The main act first; on a phone each as wide as the panel. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  & > * {
    flex: 1 1 auto;
  }
`;

/** A word beside the act that matters. */
export const Quiet = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

/** Ways to choose from, one a row. */
export const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li > * {
    justify-content: start;
    inline-size: 100%;
    min-block-size: 3.5rem;
    padding-inline: ${vars.space.s4};
    gap: ${vars.space.s3};
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  && svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;
