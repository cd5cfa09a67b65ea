import { removePersonalData, removePersonalText } from '@portico/protocol'

const personalNames =
  /address|accounts?$|e-?mail|phone|password|secret|mnemonic|seed|token$|signature|(?:sym|private|public|api)_?key|topic|uri$/i

/** Takes out of any JSON value what could tell who a visitor is: by the name of a field, or by the look of a text. */
export const redact = (value: unknown): unknown => removePersonalData(value, name => personalNames.test(name))

/** The address of a page without its query and fragment, which may carry tokens and names. */
export function redactUrl(url: string): string {
  return removePersonalText(url.split(/[?#]/, 1)[0] ?? '')
}
