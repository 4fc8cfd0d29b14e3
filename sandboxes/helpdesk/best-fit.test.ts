import { describe, expect, test } from 'vitest'
import { anyOf, bestFit, withoutNulls } from './best-fit.ts'
import {
  commentChanges,
  newComment,
  newOrganization,
  newTicket,
  newTicketComment,
  newUser,
  organizationChanges,
  ticketChanges,
  userChanges,
} from './items.ts'

const changes = [ticketChanges, userChanges, organizationChanges, commentChanges]
const creations = [newTicket, newUser, newOrganization, newComment, newTicketComment]

describe('a change is read as', () => {
  test('what explains most of its keys', () => {
    expect(bestFit({ body: 'x', author_id: '2', tags: ['a'] }, changes)).toEqual({
      body: 'x',
      author_id: '2',
    })
  })

  test('of two that explain equally much, the one that takes every value as it is', () => {
    expect(bestFit({ name: 'Ada', status: 'open' }, changes)).toEqual({ name: 'Ada' })
  })

  test('of two that differ in nothing else, the earlier', () => {
    expect(bestFit({ name: 'Ada', subject: 'x' }, changes)).toEqual({ subject: 'x' })
  })

  test('a change of something else when a value is not valid', () => {
    expect(bestFit({ status: 'done', organization_id: '2', subject: 'x' }, changes)).toEqual({
      organization_id: '2',
    })
    expect(bestFit({ priority: 'bogus', subject: 'x' }, changes)).toEqual({})
    expect(bestFit({ subject: '' }, changes)).toEqual({})
  })

  test('a ticket change with its nulls', () => {
    expect(bestFit({ status: 'hold', tags: null, type: null }, changes)).toEqual({
      status: 'hold',
      tags: null,
      type: null,
    })
  })
})

describe('a creation is read as', () => {
  test('nothing when a value is not valid and no other kind fits', () => {
    expect(bestFit({ subject: 'x', priority: 'bogus' }, creations)).toBeUndefined()
    expect(anyOf(creations).safeParse({ subject: 'x', priority: 'bogus' }).success).toBe(false)
  })

  test('a comment of the desk with text ids, a thread entry with numbers or HTML', () => {
    const text = { ticket_id: '4', author_id: '2', body: 'x' }
    expect(bestFit(text, creations)).toEqual(text)
    const html = { ...text, html_body: '<p>x</p>' }
    expect(bestFit(html, creations)).toEqual(html)
    const numbers = { ticket_id: 4, author_id: 2, body: 'x' }
    expect(bestFit(numbers, creations)).toEqual(numbers)
  })

  test('a user rather than an organization when it has an address', () => {
    const user = { name: 'Ada', email: 'ada@example.com' }
    expect(bestFit(user, creations)).toEqual(user)
    expect(bestFit({ name: 'Ada', details: 'x' }, creations)).toEqual({ name: 'Ada', details: 'x' })
  })
})

test('unknown keys do not make a union fail', () => {
  expect(anyOf(creations).safeParse({ subject: 'x', custom_fields: [] }).success).toBe(true)
})

test('nulls say nothing', () => {
  expect(withoutNulls({ a: null, b: false, c: [] })).toEqual({ b: false, c: [] })
})
