import type { Language } from '@portico/protocol'
import { ar } from './locales/ar.js'
import { de } from './locales/de.js'
import { en } from './locales/en.js'
import { es } from './locales/es.js'
import { fr } from './locales/fr.js'
import type { MailTexts } from './locales/MailTexts.js'
import { pt } from './locales/pt.js'
import { tr } from './locales/tr.js'

/** Every mail in every language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { ar, de, en, es, fr, pt, tr }
