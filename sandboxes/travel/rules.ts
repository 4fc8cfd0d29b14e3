/** The company, its people and every figure of its policies. */
export const company = { name: 'Lodgemere', mail: 'lodgemere.example' } as const
