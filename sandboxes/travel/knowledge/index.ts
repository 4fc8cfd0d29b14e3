export const knowledge = { policies: [], articles: [] }
