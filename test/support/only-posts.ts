// Tests of what posts have and types like them have not, such as stickiness, formats and a default category.
import { describe, it } from '@jest/globals'
import { underTest } from './under-test.ts'

export const itOfPosts = underTest.isDeclared ? it.skip : it
export const describePosts = underTest.isDeclared ? describe.skip : describe
