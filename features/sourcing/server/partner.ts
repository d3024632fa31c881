import type { Matches, PartnerFunction, PartnerUser } from '../contract-partner';
import type { Kind, ModuleName } from '../contract';

/** What the browser was given, and shows with every call meant for the partner. */
export interface PartnerTokens {
  readonly appToken: string;
  readonly userToken: string;
}

export interface SoughtGoods {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  readonly unit: string;
  readonly areaName: string;
  /** YYYY-MM-DD */
  readonly neededBy: string;
}

export interface UsedFunction {
  readonly globalId: string;
  readonly moduleName: ModuleName;
  readonly action: PartnerFunction;
}

/** The sourcing service behind the pages; names and phones of members are never told to it. */
export interface SourcingPartner {
  openApp(): Promise<string>;
  openUser(globalId: string): Promise<PartnerUser>;
  /** @throws TokenRefused */
  match(tokens: PartnerTokens, globalId: string, goods: SoughtGoods): Promise<Matches>;
  /** @throws TokenRefused */
  pageUrl(tokens: PartnerTokens, globalId: string, moduleName: ModuleName): Promise<string | null>;
  /** @throws TokenRefused */
  log(tokens: PartnerTokens, used: UsedFunction): Promise<void>;
}

/** The partner does not know these tokens, or no longer. */
export class TokenRefused extends Error {
  constructor() {
    super('the sourcing partner refuses the tokens');
    this.name = 'TokenRefused';
  }
}
