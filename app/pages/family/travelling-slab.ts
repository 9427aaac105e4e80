import "./travelling-slab.css";

/**
 * Class of the one slab that goes with the visitor from a listing to the head of its page, or back. Its style is no module:
 * names of view transitions must be the same in both places.
 */
export const TRAVELLING = "travelling-slab";
