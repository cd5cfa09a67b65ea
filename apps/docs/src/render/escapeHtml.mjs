const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const characters = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
)

export const escapeHtml = text => String(text).replace(/[&<>"']/g, character => entities[character])

/** The inverse. */
export const unescapeHtml = html => html.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => characters[entity])
