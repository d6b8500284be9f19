export { offerMachine, offerWith } from './contract-offer.machine.ts';
export { answersTo, type Consequences } from './contract-offer.rules.ts';
export { type OfferView, selectOffer } from './contract-offer.selectors.ts';
export type {
  AnswerRequest,
  ContractAnswer,
  ContractStanding,
  OfferInput,
  OfferOutput,
  OfferServices,
} from './contract-offer.types.ts';
