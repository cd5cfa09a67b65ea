/** Interprets npm's report on registry signatures. */
export function judgeSignatures(report) {
  const { invalid, missing, error } = read(report)
  // Without a report, only the hashes of the lock file apply.
  if (!Array.isArray(invalid) || !Array.isArray(missing)) {
    const reason = error?.code ?? error?.summary ?? 'no answer'
    return { problems: [], skipped: `The registry's signatures could not be compared (${reason}).` }
  }
  const nameOf = ({ name, version }) => `${name}@${version}`
  return {
    problems: [
      ...invalid.map(one => `${nameOf(one)} has a signature that is not the registry's`),
      ...missing.map(one => `${nameOf(one)} is not signed, though its registry signs`),
    ],
  }
}

function read(report) {
  try {
    return JSON.parse(report) ?? {}
  } catch {
    return {}
  }
}
