import { vars } from '@livery/theme/vars';
import { layers } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { Form } from '../../../styles/page.styles.ts';

/** What a tab holds, one below the other. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding-block-start: ${vars.space.s4};

  & > p {
    margin: 0;
  }
`;

/** The form, with air before its button and around the choices among its fields. */
export const RoomyForm = styled(Form)`
  gap: ${vars.space.s4};
`;

/** The rates of a new agent, under their name. */
export const RateGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  min-inline-size: 0;
  margin: 0;
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};

  & > legend {
    padding-inline: ${vars.space.s1};
    font-weight: ${vars.weight.label};
  }
  & > p {
    margin: 0;
  }
`;

export const RateGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${vars.space.s3};
`;

/** A code or a password, in figures and letters that cannot be mistaken. */
export const Code = styled.code`
  font-size: ${vars.size.lg};
  font-variant-numeric: slashed-zero;
  overflow-wrap: anywhere;
`;

/** A QR code with what it leads to beside it, or below where there is no room. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s5};

  & > :first-child {
    flex: none;
    max-inline-size: 100%;
  }
  & > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 16rem;
    gap: ${vars.space.s4};
    min-inline-size: 0;
  }
`;

/** A link's name with how many came by it. */
export const LinkTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};
  overflow-wrap: anywhere;

  & > small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** The sheet that is printed, alone on its paper. */
export const Sheet = styled.div`
  display: none;

  @media print {
    position: fixed;
    inset: 0;
    z-index: ${layers.modal};
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${vars.space.s5};
    padding: ${vars.space.s6};
    background-color: ${vars.surface.page};
    color: ${vars.text.body};
    text-align: center;

    & > p {
      margin: 0;
      overflow-wrap: anywhere;
    }
  }
`;

/** A code that is read from afar. */
export const LargeCode = styled.p`
  font-size: ${vars.size.xl};
  font-weight: ${vars.weight.label};
`;
