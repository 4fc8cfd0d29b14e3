export const baseline = {}
