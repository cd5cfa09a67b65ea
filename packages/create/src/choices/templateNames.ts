export const templateNames = [
  'vite',
  'next',
  'react-router',
  'tanstack-start',
  'html',
  'vue',
  'svelte',
  'angular',
] as const
export type TemplateName = (typeof templateNames)[number]

export function readTemplate(text: string): TemplateName {
  const name = templateNames.find(one => one === text)
  if (!name) throw new Error(`Unknown template "${text}". Supported: ${templateNames.join(', ')}.`)
  return name
}
