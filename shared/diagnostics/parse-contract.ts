import {
  array,
  boolean,
  custom,
  type GenericSchema,
  object,
  optional,
  parse,
  picklist,
  record,
  string,
} from 'valibot';
import type { Contract } from './contract.ts';

const meanings = record(string(), string());
const list = optional(meanings, {});

const ContractModule: GenericSchema<unknown, { default: Contract }> = object({
  default: object({
    mode: picklist(['enhance', 'replace']),
    sheet: string(),
    requiredParts: meanings,
    nests: optional(boolean()),
    form: optional(boolean()),
    check: optional(custom<NonNullable<Contract['check']>>((value) => typeof value === 'function')),
    readsPage: optional(boolean()),
    readsText: optional(boolean()),
    own: optional(string()),
    fallback: optional(string()),
    written: optional(array(string())),
    marks: optional(array(string())),
    links: optional(picklist(['own', 'parts'])),
    checksFirstOption: optional(boolean()),
    slots: list,
    intents: list,
    events: list,
    calls: list,
  }),
});

/** Parses the default export of a contract module, and adds omitted lists. @throws if the export is not a contract */
export const parseContract = (module: unknown): Contract => parse(ContractModule, module).default;
