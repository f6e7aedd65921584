// The script with which the explorer reads a document. It shows what readers look for, and hides what repeats itself: it adds the error
// codes of each operation, and folds the links in examples.

export const documentScript = `export async function readDocument(url, errorsPage) {
  const response = await fetch(url)
  const document = await response.json()
  for (const operation of operationsIn(document)) {
    operation.description += '\\n\\n' + errorsOf(document, operation, errorsPage)
    omitEnvelopes(operation)
  }
  for (const { value } of Object.values(document.components.examples ?? {})) foldLinks(value)
  return document
}

export function operationsIn({ paths }) {
  return Object.values(paths).flatMap((item) => Object.values(item).filter(({ operationId }) => operationId))
}

function errorsOf({ components }, { responses }, errorsPage) {
  const lines = Object.entries(responses).flatMap(([status, response]) => {
    const { 'x-error-codes': codes = [] } = response.$ref ? components.responses[response.$ref.split('/').at(-1)] : response
    return codes.length ? ['- ' + status + ' ' + codes.map((code) => '[' + code + '](' + errorsPage + '#' + code + ')').join(', ')] : []
  })
  return ['<details><summary>Error codes</summary>', '', ...lines, '', '</details>'].join('\\n')
}

// A response that only exists in an envelope would come before the usual one.
function omitEnvelopes({ responses }) {
  for (const [status, { content }] of Object.entries(responses))
    if (content?.['application/json']?.schema?.$ref?.endsWith('Envelope')) delete responses[status]
}

// The links of an example are longer than the rest of it. Their relations are enough.
function foldLinks(value) {
  if (typeof value !== 'object' || value === null) return
  if (value._links) value._links = { '…': Object.keys(value._links).join(', ') }
  for (const child of Object.values(value)) foldLinks(child)
}
`
