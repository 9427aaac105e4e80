/**
 * All files that these lead to, themselves included, by whatever name they are called in one another. Paths are relative to
 * the project's folder; what no path names (a glob, a package) is not followed.
 */
export declare function reachedFrom(files: Iterable<string>): ReadonlySet<string>;
