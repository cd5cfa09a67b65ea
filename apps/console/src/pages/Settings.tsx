import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useAction, useCall } from '../api/useCall.ts'
import { AppearanceFields } from '../settings/AppearanceFields.tsx'
import { FeatureFields } from '../settings/FeatureFields.tsx'
import type { Project } from '../settings/features.ts'
import { History } from '../settings/History.tsx'
import { ThemePreview } from '../settings/ThemePreview.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Problem } from '../ui/Problem.tsx'

const blank: Project = {
  id: '',
  name: '',
  allowedOrigins: [],
  features: [],
  analyticsEnabled: true,
  isEnabled: true,
}

/** `canChange` is false for viewers, who see everything and change nothing. */
export function Settings({ canChange }: { canChange: boolean }) {
  const { t } = useTexts()
  const { data, error, refetch } = useCall('settings.list', {})
  const [chosen, setChosen] = useState<string>()
  const projects = data?.projects ?? []
  const isNew = chosen === ''
  const project = isNew ? blank : (projects.find(({ id }) => id === chosen) ?? projects[0])
  return (
    <>
      <div className="filters">
        <label>
          {t.insight.project}
          <select value={project?.id ?? ''} onChange={event => setChosen(event.target.value)}>
            {projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {isNew || projects.length === 0 ? <option value="">{t.settings.newProject}</option> : null}
          </select>
        </label>
        {canChange ? (
          <button type="button" onClick={() => setChosen('')}>
            {t.settings.newProject}
          </button>
        ) : null}
      </div>
      <Problem code={error} retry={refetch} />
      {project ? (
        <ProjectForm
          // A saved or reverted project starts the form anew.
          key={JSON.stringify(project)}
          project={project}
          canChange={canChange}
          onSaved={id => {
            setChosen(id)
            refetch()
          }}
        />
      ) : null}
    </>
  )
}

interface ProjectFormProps {
  project: Project
  canChange: boolean
  onSaved(id: string): void
}

function ProjectForm({ project, canChange, onSaved }: ProjectFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(project)
  const { run, isPending, error, detail } = useAction()
  const isNew = project.id === ''
  const change = (changed: Partial<Project>) => setDraft({ ...draft, ...changed })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const settings = { ...draft, allowedOrigins: draft.allowedOrigins.filter(Boolean) }
    void run(async () => {
      await call(isNew ? 'settings.create' : 'settings.save', settings)
      onSaved(settings.id)
    })
  }
  const fields = {
    features: draft.features,
    onChange: (features: Project['features']) => change({ features }),
  }
  return (
    <>
      <p className="hint">{t.settings.precedence}</p>
      <form onSubmit={save}>
        <fieldset className="cards plain" disabled={!canChange}>
          <section className="card" aria-labelledby="project">
            <h2 id="project">{t.insight.project}</h2>
            <label>
              {t.settings.id}
              <input
                value={draft.id}
                onChange={event => change({ id: event.target.value })}
                disabled={!isNew}
                required
                pattern="[A-Za-z0-9_\-]{1,64}"
                autoComplete="off"
              />
            </label>
            <label>
              {t.staff.name}
              <input
                value={draft.name}
                onChange={event => change({ name: event.target.value })}
                required
                maxLength={100}
                autoComplete="off"
              />
            </label>
            <label>
              {t.settings.origins}
              <textarea
                rows={4}
                spellCheck={false}
                value={draft.allowedOrigins.join('\n')}
                onChange={event => change({ allowedOrigins: event.target.value.split(/\s/) })}
              />
            </label>
            <Switch
              label={t.settings.isEnabled}
              isOn={draft.isEnabled}
              onChange={isEnabled => change({ isEnabled })}
            />
            <Switch
              label={t.settings.analytics}
              isOn={draft.analyticsEnabled}
              onChange={analyticsEnabled => change({ analyticsEnabled })}
            />
          </section>
          <FeatureFields {...fields} />
          <AppearanceFields {...fields} />
        </fieldset>
        <Problem code={error} detail={detail} />
        {canChange ? (
          <p>
            <button type="submit" className="primary" disabled={isPending}>
              {t.save}
            </button>
          </p>
        ) : null}
      </form>
      <ThemePreview features={draft.features} />
      {isNew ? null : (
        <History projectId={project.id} canChange={canChange} onReverted={() => onSaved(project.id)} />
      )}
    </>
  )
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} /> {label}
    </label>
  )
}
