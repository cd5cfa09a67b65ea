export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** The social providers, and Farcaster, whose app on another device is asked. */
export const loginProviders = [...socialProviders, 'farcaster'] as const

export type LoginProvider = (typeof loginProviders)[number]
