import { expectTypeOf } from 'vitest'
import type { Secret } from './secret.ts'
import type { Settings } from './setting-table.ts'

declare const settings: Settings

// What has a default is always there; what has none may be missing.
expectTypeOf(settings.attempts).toEqualTypeOf<number>()
expectTypeOf(settings.slots).toEqualTypeOf<number>()
expectTypeOf(settings.leakCheck).toEqualTypeOf<boolean>()
expectTypeOf(settings.models).toEqualTypeOf<string[]>()
expectTypeOf(settings.temperature).toEqualTypeOf<number | undefined>()
expectTypeOf(settings.customerModel).toEqualTypeOf<string | undefined>()

// A key is no text, so that it cannot end up in one by mistake.
expectTypeOf(settings.openaiKey).toEqualTypeOf<Secret | undefined>()

// @ts-expect-error settings are read, not written
settings.attempts = 3
