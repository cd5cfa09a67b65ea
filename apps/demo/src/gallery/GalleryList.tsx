import { type Language, languages } from '@portico/protocol'
import { useState } from 'react'
import { states } from './states.ts'
import { Thumbnail } from './Thumbnail.tsx'

const themes = ['light', 'dark'] as const
/** The language's own name. */
const nameLanguage = (language: Language) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

const groups = [...new Set(states.map(({ group }) => group))]

export function GalleryList() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [locale, setLocale] = useState<Language>('en')
  const describe = (id: string) => `?${new URLSearchParams({ state: id, theme, locale })}`
  return (
    <>
      <div className="segments">
        {themes.map(name => (
          <button key={name} type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
            {name}
          </button>
        ))}
        <select
          aria-label="Language"
          value={locale}
          onChange={event => setLocale(event.target.value as Language)} // one of the options below
        >
          {languages.map(language => (
            <option key={language} value={language} lang={language}>
              {nameLanguage(language)}
            </option>
          ))}
        </select>
      </div>
      {groups.map(group => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="gallery-grid">
            {states
              .filter(state => state.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={describe(id)}>
                    <Thumbnail address={describe(id)} title={`${group}: ${title}`} />
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
