import type { Language } from '@portico/protocol'
import { ar } from './locales/ar.js'
import { ca } from './locales/ca.js'
import { de } from './locales/de.js'
import { en } from './locales/en.js'
import { es } from './locales/es.js'
import { fr } from './locales/fr.js'
import { id } from './locales/id.js'
import type { MailTexts } from './locales/MailTexts.js'
import { ms } from './locales/ms.js'
import { pt } from './locales/pt.js'
import { tr } from './locales/tr.js'
import { vi } from './locales/vi.js'

/** Every mail in every language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { ar, ca, de, en, es, fr, id, ms, pt, tr, vi }
