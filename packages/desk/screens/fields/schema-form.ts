import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import { brandColour } from "@stoneyard/catalogue/kinds/brand.ts";
import { type Referred, references } from "@stoneyard/catalogue/kinds/references.ts";
import { clock, phoneNumber } from "@stoneyard/catalogue/kinds/site.ts";
import { hexColour } from "@stoneyard/catalogue/kinds/stone.ts";
import { pictureName, price } from "@stoneyard/catalogue/kinds/text.ts";
import { LOCALES, type Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { z } from "zod";

export type Schema = z.core.$ZodType;

/** The schema of texts that have none of their own. */
export const anyText = z.string();

/** The kinds of fields. */
type Form =
  | { form: "translated" }
  | { form: "text" | "number" | "price" | "time" | "phone" }
  | { form: "colour" }
  | { form: "reference"; to: Referred }
  | { form: "picture" }
  | { form: "yes-or-no"; yes: Value; no: Value | undefined }
  | { form: "choice"; values: readonly (string | number)[] }
  | { form: "chips"; values: readonly (string | number)[] }
  | { form: "list"; element: Schema }
  | { form: "group"; entries: readonly (readonly [string, Schema])[] };

/** The schema without its optionality. */
export function bareSchema(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return bareSchema(schema.def.innerType);
  return schema;
}

export function isOptional(schema: Schema): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** The schema's description. */
export function hintOf(schema: Schema): string | undefined {
  const description = z.globalRegistry.get(schema)?.description;
  return description ?? (isOptional(schema) ? hintOf(bareSchema(schema)) : undefined);
}

/** The field for a value; of several allowed forms, that of the present value. */
export function formOf(schema: Schema, value: unknown): Form {
  const bare = bareSchema(schema);
  const to = references.get(bare)?.to;
  if (to) return { form: "reference", to };
  if (isSame(bare, price)) return { form: "price" };
  if (isSame(bare, clock)) return { form: "time" };
  if (isSame(bare, phoneNumber)) return { form: "phone" };
  if (isSame(bare, hexColour) || isSame(bare, brandColour)) return { form: "colour" };
  if (isSame(bare, pictureName)) return { form: "picture" };
  if (bare instanceof z.ZodLiteral) return { form: "yes-or-no", yes: literal(bare), no: undefined };
  if (bare instanceof z.ZodBoolean) return { form: "yes-or-no", yes: true, no: false };
  if (bare instanceof z.ZodNumber) return { form: "number" };
  const values = valuesOf(bare);
  if (values) return { form: "choice", values };
  if (bare instanceof z.ZodArray) {
    const inner = valuesOf(bareSchema(bare.element));
    return inner ? { form: "chips", values: inner } : { form: "list", element: bare.element };
  }
  if (bare instanceof z.ZodUnion) return formOf(branchFor(bare.options, value), value);
  if (bare instanceof z.ZodRecord) return groupOfRecord(bare, value);
  if (bare instanceof z.ZodObject) return groupOfObject(bare);
  return { form: "text" };
}

/** Whether the field shows the mistakes of its whole value. */
export function saysItself({ form }: Form): boolean {
  return form !== "group" && form !== "translated";
}

function groupOfObject(schema: z.ZodObject): Form {
  const entries = Object.entries(schema.shape);
  const isTranslated =
    entries.length === LOCALES.length &&
    LOCALES.every((locale) => bareSchema(schema.shape[locale]) instanceof z.ZodString);
  return isTranslated ? { form: "translated" } : { form: "group", entries };
}

/** Whether a text may stand in another language instead of this one. */
export function mayLack(schema: Schema, locale: Locale): boolean {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodObject && isOptional(bare.shape[locale]);
}

/** Optional keys, each with its schema. */
function groupOfRecord({ keyType, valueType }: z.ZodRecord, value: unknown): Form {
  const keys = keyType instanceof z.ZodEnum ? keyType.options.map(String) : Object.keys(Object(value));
  const inner = valueType instanceof z.ZodType ? valueType.optional() : valueType;
  return { form: "group", entries: keys.map((key) => [key, inner] as const) };
}

function branchFor(options: readonly Schema[], value: unknown): Schema {
  const fitting = options.find((option) => z.safeParse(option, value).success);
  const sameForm = options.find(
    (option) => bareSchema(option) instanceof z.ZodObject === (typeof value === "object" && value !== null),
  );
  return fitting ?? sameForm ?? options[0] ?? z.string();
}

function valuesOf(schema: Schema): (string | number)[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const values = schema.options.map((option) =>
    option instanceof z.ZodLiteral ? literal(option) : undefined,
  );
  return values.every((value) => typeof value === "string" || typeof value === "number") ? values : undefined;
}

function literal(schema: z.ZodLiteral): Value {
  const { value } = schema;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** A description makes a new schema with the same definition. */
function isSame(schema: Schema, other: Schema): boolean {
  return schema._zod.def === other._zod.def;
}

/** A value with every required field, still empty. */
export function emptyValue(schema: Schema): Value {
  const form = formOf(schema, undefined);
  if (form.form === "translated") {
    const needed = LOCALES.filter((locale) => !mayLack(schema, locale));
    return Object.fromEntries(needed.map((locale) => [locale, ""]));
  }
  if (form.form === "group") {
    const needed = form.entries.filter(([, inner]) => !isOptional(inner));
    return Object.fromEntries(needed.map(([key, inner]) => [key, emptyValue(inner)]));
  }
  if (form.form === "list" || form.form === "chips") return [];
  if (form.form === "yes-or-no") return form.no ?? form.yes;
  return "";
}
