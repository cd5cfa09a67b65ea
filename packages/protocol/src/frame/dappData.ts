import * as v from 'valibot'
import { sdkType } from '../http/sdk.js'
import { languages } from '../languages.js'
import { httpUrlSchema, text } from './shapes.js'

const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

const shown = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform(value =>
      [...value.replace(/\s+/g, ' ').replace(invisible, '').trim()].slice(0, maxLength).join('').trim(),
    ),
  )

/** The page's self-description. The displayed address is never taken from it, but from the browser's origin. */
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
  /** Names of the site's networks by CAIP-2 id, shown with their chain id if the vault knows no name of its own. */
  networks: v.optional(v.pipe(v.record(text(64), shown(40)), v.maxEntries(200))),
  /** Language of the dialog. A vault without it uses English, as the dialog would. */
  language: v.optional(v.fallback(v.picklist(languages), 'en')),
})
export type DappData = v.InferOutput<typeof DappDataSchema>
