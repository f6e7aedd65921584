// Finds venues near a location.
import type { Db } from '../db/schema.ts'
import { findVenuesWithin } from './store.ts'

export interface Location {
  /** In degrees. */
  latitude: number
  longitude: number
}

const RADIUS_KM = 25
const EARTH_KM = 6371
const KM_PER_DEGREE = (EARTH_KM * Math.PI) / 180

/** Returns the IDs of the venues within 25 km of a location. */
export async function findVenuesNear(db: Db, place: Location): Promise<number[]> {
  const height = RADIUS_KM / KM_PER_DEGREE
  // Near a pole, every longitude is close.
  const narrowest = Math.cos(toRadians(Math.min(Math.abs(place.latitude) + height, 90)))
  const width = narrowest < 0.01 ? 180 : height / narrowest
  const candidates = await findVenuesWithin(db, {
    south: place.latitude - height,
    north: place.latitude + height,
    west: place.longitude - width,
    east: place.longitude + width,
  })
  return candidates
    .filter((venue) => distanceKm(place, { latitude: venue.geo_lat, longitude: venue.geo_lng }) <= RADIUS_KM)
    .map((venue) => venue.content_id)
}

/** The great-circle distance in kilometres (haversine). */
function distanceKm(a: Location, b: Location): number {
  const half = (from: number, to: number): number => Math.sin(toRadians(to - from) / 2) ** 2
  const between =
    half(a.latitude, b.latitude) + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(between)))
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
