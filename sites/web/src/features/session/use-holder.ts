import { useSession } from './use-session.ts';
import { holderOf } from './visitor.ts';

/** Whose page this is, which decides what is asked for and mounted: see {@link holderOf}. Guards of what is done ask `visitorOf`. */
export const useHolder = () => holderOf(useSession());
