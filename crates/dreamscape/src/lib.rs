//! Placeholder until the first types arrive.
