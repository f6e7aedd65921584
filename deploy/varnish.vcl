# Varnish in front of the service, with CDN=varnish and CDN_URL=http://varnish:80 (the port that this configuration serves).
vcl 4.1;

backend default {
    .host = "service";
    .port = "3000";
}

# The hosts that may purge: those of the service.
acl purgers {
    "localhost";
    "service";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || !req.http.X-Purge-Tags) {
            return (synth(403, "Forbidden"));
        }
        ban("obj.http.Cache-Tag ~ " + req.http.X-Purge-Tags);
        return (synth(200, "Purged"));
    }
    # Cookies are for the pages that editors sign in on. What the service says of a response is enough for the rest.
    if ((req.method == "GET" || req.method == "HEAD") && !req.http.Authorization && !req.http.Cookie) {
        return (hash);
    }
    return (pass);
}

sub vcl_backend_response {
    # Responses without a lifetime are asked for each time.
    if (beresp.http.Cache-Control !~ "s-maxage") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    # Varnish keeps stale responses for its own time otherwise.
    if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
        set beresp.grace = 0s;
    }
}

sub vcl_deliver {
    unset resp.http.Cache-Tag;
}
