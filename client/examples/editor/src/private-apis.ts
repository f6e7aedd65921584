// Opens the private parts of the packages. Their site editor computes the styles of the theme with them; their post editor gets these
// styles from the server of the reference, so this application must compute them. The packages are pinned, so these parts stay.
import { __dangerousOptInToUnstableAPIsOnlyForCoreModules as optIn } from '@wordpress/private-apis'

/** A module of the reference that this application does not load. */
const MODULE = '@wordpress/edit-widgets'

export const { unlock } = optIn(
  'I acknowledge private features are not for use in themes or plugins and doing so will break in the next version of WordPress.',
  MODULE,
) as { unlock: <Apis>(locked: object) => Apis }
