//! Error responses in the API description. Most follow from the route's row in the policy matrix, its path and its
//! input; handlers declare only the others.

use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::{Components, Content, OpenApi, Ref, RefOr, ResponseBuilder};

use crate::policy::matrix::{ROWS, Row};
use crate::policy::{Clause, Relation, Who};

/// The error responses: status, name in the API description, and meaning.
const RESPONSES: [(&str, &str, &str); 11] = [
    ("400", "BadRequest", "The request is malformed."),
    ("401", "Unauthorized", "The caller isn't signed in."),
    ("403", "Forbidden", "The caller may see the resource but not do this."),
    ("404", "NotFound", "The resource doesn't exist, or the caller may not know that it does."),
    ("409", "Conflict", "The resource's state doesn't allow it."),
    ("413", "TooLarge", "The request body is over its limit."),
    ("415", "UnsupportedType", "The request body isn't of a supported type."),
    ("422", "Invalid", "Fields are invalid, or the `Idempotency-Key` was used for another request."),
    ("429", "TooMany", "The caller is rate limited. `Retry-After` says when to try again."),
    ("503", "Unavailable", "The server can't respond now. `Retry-After` says when to try again."),
    ("507", "DiskFull", "The server's disk is full. Nothing was changed."),
];

/// Adds the error responses of each route, and replaces those that handlers declare with references to the shared ones,
/// keeping the handler's description.
pub fn describe(mut document: OpenApi) -> OpenApi {
    let components = document.components.get_or_insert_with(Components::new);
    for (_, name, meaning) in RESPONSES {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new().description(meaning).content("application/problem+json", problem);
        components.responses.insert(name.to_owned(), response.build().into());
    }
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            let derived = ROWS
                .iter()
                .find(|row| row.method == method && row.path == path)
                .map(|row| derived(row, operation))
                .unwrap_or_default();
            let responses = &mut operation.responses.responses;
            for (status, name, _) in RESPONSES {
                let mut shared = Ref::from_response_name(name);
                match responses.get(status) {
                    Some(RefOr::T(declared)) => shared.description.clone_from(&declared.description),
                    None if derived.contains(&status) => {}
                    _ => continue,
                }
                responses.insert(status.to_owned(), RefOr::Ref(shared));
            }
        }
    }
    document
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    [
        ("GET", &mut item.get),
        ("PUT", &mut item.put),
        ("POST", &mut item.post),
        ("DELETE", &mut item.delete),
        ("PATCH", &mut item.patch),
    ]
    .into_iter()
    .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// Returns the error statuses that follow from a route's row and its input.
fn derived(row: &Row, operation: &Operation) -> Vec<&'static str> {
    let clauses: Vec<Clause> = row.allow.iter().map(|text| Clause::parse(text)).collect();
    let any = |fits: fn(&Clause) -> bool| clauses.iter().any(fits);
    // Every write reads a body, even if it's empty.
    let writes = row.method != "GET";
    // A visitor's cookie identifies a chat; without it there's no chat to deny access to.
    let visitors = any(|clause| matches!(clause.who, Who::Anonymous | Who::Relation(Relation::Visitor)));
    let accounts = visitors || any(|clause| clause.who == Who::User);
    // Reading someone else's resource is a 404; only an action on it reveals that it exists.
    let reads_own = !writes && any(|clause| matches!(clause.who, Who::Relation(_)));
    let refused = [
        ("400", writes || has_query(operation)),
        ("401", !visitors),
        ("403", !accounts && !reads_own),
        ("404", row.path.contains('{')),
        ("409", writes && any(|clause| !clause.states.is_empty())),
        ("413", writes),
        ("415", writes),
        ("422", writes),
        ("429", writes),
        ("503", writes),
        ("507", writes),
    ];
    refused.into_iter().filter(|(_, applies)| *applies).map(|(status, _)| status).collect()
}

fn has_query(operation: &Operation) -> bool {
    let parameters = operation.parameters.iter().flatten();
    parameters.into_iter().any(|parameter| match parameter {
        RefOr::T(parameter) => parameter.parameter_in == ParameterIn::Query,
        RefOr::Ref(_) => false,
    })
}
