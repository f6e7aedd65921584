// Discriminators as Ajv knows them: without a mapping, as the alternatives have the values as constants. With its option `discriminator`, Ajv checks
// the one alternative that a value is; without it, it checks all of them at each level of nested values.

export function withoutMappings<Document>(document: Document): Document {
  const reviver = (key: string, value: unknown): unknown =>
    key === 'discriminator' && typeof value === 'object' && value !== null && 'propertyName' in value
      ? { propertyName: value.propertyName }
      : value
  return JSON.parse(JSON.stringify(document), reviver) as Document
}
