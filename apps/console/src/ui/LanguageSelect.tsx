import { type Language, languages, useTexts } from '../texts/useTexts.ts'

export function LanguageSelect() {
  const { t, language, setLanguage } = useTexts()
  const names = Object.keys(languages) as Language[] // the keys of the table
  return (
    <select
      aria-label={t.language}
      value={language}
      onChange={event => setLanguage(names.find(name => name === event.target.value) ?? 'en')}
    >
      {names.map(name => (
        <option key={name} value={name} lang={name}>
          {languages[name]}
        </option>
      ))}
    </select>
  )
}
