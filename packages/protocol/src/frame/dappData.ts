import * as v from 'valibot'
import { sdkType } from '../http/sdk.js'
import { languages } from '../languages.js'
import { httpUrlSchema, text } from './shapes.js'

/** What is not seen, and what turns the direction of what is: control, bidi and zero-width characters, fillers. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

/** Shown as text, at most this many code points of it. */
const shown = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform(value =>
      [...value.replace(/\s+/g, ' ').replace(invisible, '').trim()].slice(0, maxLength).join('').trim(),
    ),
  )

/** What the page says about itself. Where it really is the browser says, and only that is shown as its address. */
export const DappDataSchema = v.strictObject({
  metadata: v.optional(
    v.strictObject({
      name: shown(64),
      description: shown(256),
      url: v.pipe(v.string(), v.maxLength(2048)),
      icons: v.pipe(v.array(httpUrlSchema), v.maxLength(8)),
    }),
  ),
  sdkVersion: v.optional(text(128)),
  sdkType: v.optional(v.picklist([sdkType, 'appkit', 'w3m'])),
  projectId: text(128),
  /** Of the dialog around. A vault that has no words in it speaks English, as the dialog would. */
  language: v.optional(v.fallback(v.picklist(languages), 'en')),
})

export type DappData = v.InferOutput<typeof DappDataSchema>
